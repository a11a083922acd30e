import type { CountryHelp } from './help-line.ts'

/** Countries whose English name begins with J to R, by that name. */
export const jToR: readonly CountryHelp[] = [
  {
    code: 'JP',
    country: 'Japan',
    emergency: '119',
    lines: [
      { name: 'Yorisoi Hotline', call: '0120 279 338', hours: 'day and night', web: 'since2011.net' },
      { name: 'Inochi no Denwa', call: '0120 783 556', web: 'inochinodenwa.org' },
    ],
  },
  {
    code: 'KE',
    country: 'Kenya',
    emergency: '999',
    lines: [{ name: 'Befrienders Kenya', call: '0722 178 177', web: 'befrienderskenya.org' }],
  },
  {
    code: 'LV',
    country: 'Latvia',
    emergency: '112',
    lines: [
      {
        name: 'Skalbes crisis line',
        call: '116 123',
        hours: 'day and night',
        languages: ['Latvian', 'Russian', 'English'],
        web: 'skalbes.lv',
      },
    ],
  },
  {
    code: 'LT',
    country: 'Lithuania',
    emergency: '112',
    lines: [{ name: 'Vilties linija', call: '116 123', hours: 'day and night', web: 'viltieslinija.lt' }],
  },
  {
    code: 'LU',
    country: 'Luxembourg',
    emergency: '112',
    lines: [{ name: 'SOS Détresse', call: '45 45 45', web: '454545.lu' }],
  },
  {
    code: 'MY',
    country: 'Malaysia',
    emergency: '999',
    lines: [
      { name: 'Befrienders KL', call: '03 7627 2929', hours: 'day and night', web: 'befrienders.org.my' },
    ],
  },
  {
    code: 'MX',
    country: 'Mexico',
    emergency: '911',
    lines: [
      { name: 'Línea de la Vida', call: '800 911 2000', hours: 'day and night' },
      { name: 'SAPTEL', call: '55 5259 8121', hours: 'day and night', web: 'saptel.org.mx' },
    ],
  },
  {
    code: 'NL',
    country: 'Netherlands',
    emergency: '112',
    lines: [{ name: '113 Zelfmoordpreventie', call: '0800 0113', hours: 'day and night', web: '113.nl' }],
  },
  {
    code: 'NZ',
    country: 'New Zealand',
    emergency: '111',
    lines: [
      {
        name: '1737, need to talk?',
        call: '1737',
        text: { to: '1737' },
        hours: 'day and night',
        web: '1737.org.nz',
      },
      { name: 'Lifeline Aotearoa', call: '0800 543 354', hours: 'day and night', web: 'lifeline.org.nz' },
    ],
  },
  {
    code: 'NO',
    country: 'Norway',
    emergency: '113',
    lines: [
      {
        name: 'Mental Helse Hjelpetelefonen',
        call: '116 123',
        hours: 'day and night',
        web: 'mentalhelse.no',
      },
      { name: 'Kirkens SOS', call: '22 40 00 40', hours: 'day and night', web: 'kirkens-sos.no' },
    ],
  },
  {
    code: 'PH',
    country: 'Philippines',
    emergency: '911',
    lines: [{ name: 'NCMH Crisis Hotline', call: '1553', hours: 'day and night', web: 'ncmh.gov.ph' }],
  },
  {
    code: 'PL',
    country: 'Poland',
    emergency: '112',
    lines: [
      { name: 'Centrum Wsparcia', call: '800 70 2222', hours: 'day and night', web: 'centrumwsparcia.pl' },
      {
        name: 'Telefon zaufania dla dzieci i młodzieży',
        call: '116 111',
        hours: 'day and night',
        audience: 'children and young people',
        web: '116111.pl',
      },
    ],
  },
  {
    code: 'PT',
    country: 'Portugal',
    emergency: '112',
    lines: [
      { name: 'Linha Nacional de Prevenção do Suicídio', call: '1411', hours: 'day and night' },
      { name: 'SOS Voz Amiga', call: '213 544 545', hours: '15:30 to 0:30', web: 'sosvozamiga.org' },
    ],
  },
  {
    code: 'RO',
    country: 'Romania',
    emergency: '112',
    lines: [{ name: 'Alianța Română de Prevenție a Suicidului', call: '0800 801 200' }],
  },
]
