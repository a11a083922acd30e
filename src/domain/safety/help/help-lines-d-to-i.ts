import type { CountryHelp } from './help-line.ts'

/** Countries whose English name begins with D to I, by that name. */
export const dToI: readonly CountryHelp[] = [
  {
    code: 'DK',
    country: 'Denmark',
    emergency: '112',
    lines: [{ name: 'Livslinien', call: '70 201 201', web: 'livslinien.dk' }],
  },
  {
    code: 'FI',
    country: 'Finland',
    emergency: '112',
    lines: [{ name: 'MIELI Kriisipuhelin', call: '09 2525 0111', hours: 'day and night', web: 'mieli.fi' }],
  },
  {
    code: 'FR',
    country: 'France',
    emergency: '112',
    lines: [
      {
        name: '3114, numéro national de prévention du suicide',
        call: '3114',
        hours: 'day and night',
        web: '3114.fr',
      },
      { name: 'SOS Amitié', call: '09 72 39 40 50', hours: 'day and night', web: 'sos-amitie.com' },
    ],
  },
  {
    code: 'DE',
    country: 'Germany',
    emergency: '112',
    lines: [
      {
        name: 'TelefonSeelsorge',
        call: '0800 111 0 111',
        hours: 'day and night',
        web: 'telefonseelsorge.de',
      },
      {
        name: 'Nummer gegen Kummer',
        call: '116 111',
        audience: 'children and young people',
        web: 'nummergegenkummer.de',
      },
    ],
  },
  {
    code: 'GR',
    country: 'Greece',
    emergency: '112',
    lines: [
      { name: 'Klimaka suicide helpline', call: '1018', hours: 'day and night', web: 'klimaka.org.gr' },
    ],
  },
  {
    code: 'HK',
    country: 'Hong Kong',
    emergency: '999',
    lines: [
      {
        name: 'The Samaritan Befrienders Hong Kong',
        call: '2389 2222',
        hours: 'day and night',
        languages: ['Cantonese'],
        web: 'sbhk.org.hk',
      },
      {
        name: 'The Samaritans',
        call: '2896 0000',
        hours: 'day and night',
        languages: ['English', 'Cantonese'],
        web: 'samaritans.org.hk',
      },
    ],
  },
  {
    code: 'HU',
    country: 'Hungary',
    emergency: '112',
    lines: [{ name: 'Lelkisegély-szolgálat', call: '116 123', hours: 'day and night', web: 'sos116-123.hu' }],
  },
  {
    code: 'IS',
    country: 'Iceland',
    emergency: '112',
    lines: [
      { name: 'Hjálparsími Rauða krossins', call: '1717', hours: 'day and night', web: '1717.is' },
      { name: 'Píeta samtökin', call: '552 2218', hours: 'day and night', web: 'pieta.is' },
    ],
  },
  {
    code: 'IN',
    country: 'India',
    emergency: '112',
    lines: [
      {
        name: 'Tele MANAS',
        call: '14416',
        hours: 'day and night',
        web: 'telemanas.mohfw.gov.in',
      },
      {
        name: 'AASRA',
        call: '022 2754 6669',
        hours: 'day and night',
        languages: ['Hindi', 'English'],
        web: 'aasra.info',
      },
    ],
  },
  {
    code: 'IE',
    country: 'Ireland',
    emergency: '112',
    lines: [
      { name: 'Samaritans', call: '116 123', hours: 'day and night', web: 'samaritans.org' },
      {
        name: 'Text About It',
        text: { to: '50808', say: 'HELLO' },
        hours: 'day and night',
        web: 'textaboutit.ie',
      },
    ],
  },
  {
    code: 'IL',
    country: 'Israel',
    emergency: '101',
    lines: [{ name: 'ERAN', call: '1201', hours: 'day and night', web: 'eran.org.il' }],
  },
  {
    code: 'IT',
    country: 'Italy',
    emergency: '112',
    lines: [
      {
        name: 'Telefono Amico Italia',
        call: '02 2327 2327',
        hours: '9:00 to 24:00',
        web: 'telefonoamico.it',
      },
    ],
  },
]
