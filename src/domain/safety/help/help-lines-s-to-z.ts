import type { CountryHelp } from './help-line.ts'

/** Countries whose English name begins with S to Z, by that name. */
export const sToZ: readonly CountryHelp[] = [
  {
    code: 'RS',
    country: 'Serbia',
    emergency: '194',
    lines: [{ name: 'Centar Srce', call: '0800 300 303', hours: '14:00 to 23:00', web: 'centarsrce.org' }],
  },
  {
    code: 'SG',
    country: 'Singapore',
    emergency: '995',
    lines: [{ name: 'Samaritans of Singapore', call: '1767', hours: 'day and night', web: 'sos.org.sg' }],
  },
  {
    code: 'SK',
    country: 'Slovakia',
    emergency: '112',
    lines: [
      {
        name: 'Linka dôvery Nezábudka',
        call: '0800 800 566',
        hours: 'day and night',
        web: 'linkanezabudka.sk',
      },
      {
        name: 'Krízová linka pomoci',
        call: '0800 500 333',
        hours: 'day and night',
        web: 'krizovalinkapomoci.sk',
      },
    ],
  },
  {
    code: 'SI',
    country: 'Slovenia',
    emergency: '112',
    lines: [
      {
        name: 'Zaupni telefon Samarijan in Sopotnik',
        call: '116 123',
        hours: 'day and night',
        web: 'telefon-samarijan.si',
      },
    ],
  },
  {
    code: 'ZA',
    country: 'South Africa',
    emergency: '10177',
    lines: [
      {
        name: 'SADAG Suicide Crisis Helpline',
        call: '0800 567 567',
        hours: 'day and night',
        web: 'sadag.org',
      },
      {
        name: 'LifeLine South Africa',
        call: '0861 322 322',
        hours: 'day and night',
        web: 'lifelinesa.co.za',
      },
    ],
  },
  {
    code: 'KR',
    country: 'South Korea',
    emergency: '119',
    lines: [
      { name: 'Suicide prevention line', call: '109', hours: 'day and night' },
      { name: 'LifeLine Korea', call: '1588 9191', hours: 'day and night', web: 'lifeline.or.kr' },
    ],
  },
  {
    code: 'ES',
    country: 'Spain',
    emergency: '112',
    lines: [
      { name: 'Línea 024', call: '024', hours: 'day and night', web: 'sanidad.gob.es' },
      {
        name: 'Teléfono de la Esperanza',
        call: '717 003 717',
        hours: 'day and night',
        web: 'telefonodelaesperanza.org',
      },
    ],
  },
  {
    code: 'LK',
    country: 'Sri Lanka',
    emergency: '1990',
    lines: [
      {
        name: 'National Institute of Mental Health',
        call: '1926',
        hours: 'day and night',
        languages: ['Sinhala', 'Tamil', 'English'],
      },
    ],
  },
  {
    code: 'SE',
    country: 'Sweden',
    emergency: '112',
    lines: [
      { name: 'Mind Självmordslinjen', call: '90101', web: 'mind.se' },
      { name: 'Bris', call: '116 111', audience: 'children and young people', web: 'bris.se' },
    ],
  },
  {
    code: 'CH',
    country: 'Switzerland',
    emergency: '144',
    lines: [
      {
        name: 'Die Dargebotene Hand, La Main Tendue, Telefono Amico',
        call: '143',
        hours: 'day and night',
        languages: ['German', 'French', 'Italian'],
        web: '143.ch',
      },
      {
        name: 'Pro Juventute',
        call: '147',
        hours: 'day and night',
        languages: ['German', 'French', 'Italian'],
        audience: 'children and young people',
        web: '147.ch',
      },
    ],
  },
  {
    code: 'TW',
    country: 'Taiwan',
    emergency: '119',
    lines: [
      { name: 'Suicide prevention line', call: '1925', hours: 'day and night' },
      { name: 'Lifeline', call: '1995', hours: 'day and night' },
    ],
  },
  {
    code: 'TH',
    country: 'Thailand',
    emergency: '1669',
    lines: [{ name: 'Mental health hotline', call: '1323', hours: 'day and night' }],
  },
  {
    code: 'UA',
    country: 'Ukraine',
    emergency: '103',
    lines: [{ name: 'Lifeline Ukraine', call: '7333', hours: 'day and night', web: 'lifelineukraine.com' }],
  },
  {
    code: 'GB',
    country: 'United Kingdom',
    emergency: '999',
    lines: [
      { name: 'Samaritans', call: '116 123', hours: 'day and night', web: 'samaritans.org' },
      { name: 'Shout', text: { to: '85258', say: 'SHOUT' }, hours: 'day and night', web: 'giveusashout.org' },
    ],
  },
  {
    code: 'US',
    country: 'United States',
    emergency: '911',
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        call: '988',
        text: { to: '988' },
        hours: 'day and night',
        languages: ['English', 'Spanish'],
        web: '988lifeline.org',
      },
      {
        name: 'Crisis Text Line',
        text: { to: '741741', say: 'HOME' },
        hours: 'day and night',
        languages: ['English', 'Spanish'],
        web: 'crisistextline.org',
      },
    ],
  },
  {
    code: 'UY',
    country: 'Uruguay',
    emergency: '911',
    lines: [{ name: 'Línea Vida', call: '0800 0767', hours: 'day and night' }],
  },
]
