import type { CountryHelp } from './help-line.ts'

/** Countries whose English name begins with A to C, by that name. */
export const aToC: readonly CountryHelp[] = [
  {
    code: 'AR',
    country: 'Argentina',
    emergency: '911',
    lines: [
      { name: 'Centro de Asistencia al Suicida', call: '135', audience: 'Buenos Aires and surroundings' },
      { name: 'Centro de Asistencia al Suicida', call: '011 5275 1135' },
    ],
  },
  {
    code: 'AU',
    country: 'Australia',
    emergency: '000',
    lines: [
      {
        name: 'Lifeline',
        call: '13 11 14',
        text: { to: '0477 13 11 14' },
        hours: 'day and night',
        web: 'lifeline.org.au',
      },
      {
        name: 'Suicide Call Back Service',
        call: '1300 659 467',
        hours: 'day and night',
        web: 'suicidecallbackservice.org.au',
      },
    ],
  },
  {
    code: 'AT',
    country: 'Austria',
    emergency: '112',
    lines: [
      { name: 'TelefonSeelsorge', call: '142', hours: 'day and night', web: 'telefonseelsorge.at' },
      {
        name: 'Rat auf Draht',
        call: '147',
        hours: 'day and night',
        audience: 'children and young people',
        web: 'rataufdraht.at',
      },
    ],
  },
  {
    code: 'BE',
    country: 'Belgium',
    emergency: '112',
    lines: [
      {
        name: 'Zelfmoordlijn',
        call: '1813',
        hours: 'day and night',
        languages: ['Dutch'],
        web: 'zelfmoord1813.be',
      },
      {
        name: 'Centre de Prévention du Suicide',
        call: '0800 32 123',
        hours: 'day and night',
        languages: ['French'],
        web: 'preventionsuicide.be',
      },
    ],
  },
  {
    code: 'BR',
    country: 'Brazil',
    emergency: '192',
    lines: [{ name: 'CVV', call: '188', hours: 'day and night', web: 'cvv.org.br' }],
  },
  {
    code: 'CA',
    country: 'Canada',
    emergency: '911',
    lines: [
      {
        name: '9-8-8 Suicide Crisis Helpline',
        call: '988',
        text: { to: '988' },
        hours: 'day and night',
        languages: ['English', 'French'],
        web: '988.ca',
      },
      {
        name: 'Kids Help Phone',
        call: '1 800 668 6868',
        text: { to: '686868', say: 'CONNECT' },
        hours: 'day and night',
        languages: ['English', 'French'],
        audience: 'children and young people',
        web: 'kidshelpphone.ca',
      },
    ],
  },
  {
    code: 'CL',
    country: 'Chile',
    emergency: '131',
    lines: [
      {
        name: 'Línea de Prevención del Suicidio',
        call: '*4141',
        hours: 'day and night',
        audience: 'calls from mobile phones',
      },
      { name: 'Salud Responde', call: '600 360 7777', hours: 'day and night' },
    ],
  },
  {
    code: 'CN',
    country: 'China',
    emergency: '120',
    lines: [{ name: 'Psychological assistance hotline', call: '12356' }],
  },
  {
    code: 'CZ',
    country: 'Czechia',
    emergency: '112',
    lines: [
      {
        name: 'Linka první psychické pomoci',
        call: '116 123',
        hours: 'day and night',
        web: 'linkapsychickepomoci.cz',
      },
      {
        name: 'Linka bezpečí',
        call: '116 111',
        hours: 'day and night',
        audience: 'children and young people',
        web: 'linkabezpeci.cz',
      },
    ],
  },
]
