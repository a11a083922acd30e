import type { Day } from '../time/day.ts'
import { chanceOf } from './habit-days.ts'

/** A shape of a picture: a path as SVG writes it, filled with one colour or, from top to bottom, two. `alpha`: 0 to 1. */
export interface PictureShape {
  readonly path: string
  readonly fill: string | readonly [top: string, bottom: string]
  readonly alpha?: number
  /** Drawn as a line of so many px instead of being filled. */
  readonly line?: number
}

/** A picture that stands on the page of a day: its shapes, from the back to the front. */
export interface SamplePicture {
  readonly page: Day
  readonly caption: string
  readonly shapes: readonly PictureShape[]
}

/** The size of all pictures in px. */
export const pictureSize = { width: 1600, height: 1200 } as const
const { width, height } = pictureSize

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`
const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
const ground = (top: string, bottom: string): PictureShape => ({
  path: box(0, 0, width, height),
  fill: [top, bottom],
})

/** Level strokes of light on water, scattered the same way each time. */
function ripples(name: string, from: number, to: number, fill: string, count = 60): PictureShape[] {
  return Array.from({ length: count }, (_, nth) => {
    const [x, y, long] = ['x', 'y', 'long'].map((what) => chanceOf(name, what, String(nth)))
    const depth = from + (to - from) * (y ?? 0) ** 1.3
    const length = (30 + (long ?? 0) * 170) * (0.4 + (depth - from) / (to - from))
    return {
      path: `M${Math.round((x ?? 0) * width - length / 2)} ${Math.round(depth)}h${Math.round(length)}`,
      ...{ fill, line: 3, alpha: 0.16 + (long ?? 0) * 0.2 },
    }
  })
}

const far = (y: number, lift: number, fill: string): PictureShape => ({
  path: `M0 ${y}C${width * 0.2} ${y - lift} ${width * 0.35} ${y - lift * 0.3} ${width * 0.5} ${y - lift * 0.6}S${width * 0.85} ${y - lift * 1.2} ${width} ${y - lift * 0.4}V${y + 60}H0Z`,
  fill,
})

const bridge = (): SamplePicture => {
  const stone = '#3a3632'
  const arches = [150, 560, 970].map((x) => `M${x} 760v-60a160 150 0 0 1 320 0v60Z`)
  return {
    page: '2024-05-05',
    caption: 'A line and no rod',
    shapes: [
      ground('#e9dcc3', '#cdbf9f'),
      far(560, 90, '#b9ad8e'),
      far(600, 40, '#9b9377'),
      { path: box(0, 640, width, 560), fill: ['#8c9089', '#4b5455'] },
      { path: `M0 520C400 470 1200 470 ${width} 520V760H0Z${arches.join('')}`, fill: stone },
      { path: `M0 508C400 458 1200 458 ${width} 508V526C1200 476 400 476 0 526Z`, fill: '#57514a' },
      ...ripples('bridge', 770, 1180, '#f0e6cf'),
      { path: `${disc(1130, 392, 17)}M1112 414q18 -10 36 0l8 62h-52Z`, fill: '#23211f' },
      { path: 'M1144 430l26 20q6 200 4 352', fill: '#23211f', line: 3 },
      { path: disc(1174, 804, 26, 5), fill: '#f0e6cf', line: 3, alpha: 0.6 },
    ],
  }
}

const heron = (): SamplePicture => ({
  page: '2025-02-09',
  caption: 'Mum’s heron',
  shapes: [
    ground('#d5d8d6', '#b9bfbf'),
    far(470, 70, '#a5acac'),
    far(500, 30, '#8b9494'),
    { path: box(0, 520, width, 680), fill: ['#a6afb0', '#5f6a6d'] },
    ...ripples('heron', 560, 1180, '#eef0ee', 80),
    ...[180, 230, 262, 1350, 1392, 1440, 1490].map(
      (x, nth): PictureShape => ({
        path: `M${x} ${900 - (nth % 3) * 30}q${8 - nth * 3} -180 ${30 - nth * 9} -${300 + (nth % 4) * 50}`,
        ...{ fill: '#4f4a3c', line: 6, alpha: 0.8 },
      }),
    ),
    { path: 'M792 690V980M842 690V984', fill: '#3b3a37', line: 8 },
    {
      path: 'M660 560C700 490 830 480 880 560C900 600 890 690 830 705C760 720 690 690 620 730C640 680 640 610 660 560Z',
      fill: ['#6f7a80', '#4a5358'],
    },
    { path: 'M862 560C930 500 850 420 880 350', fill: '#8f999d', line: 30 },
    { path: `${disc(884, 336, 30, 24)}M906 328L1010 342L906 350Z`, fill: '#4a5358' },
    { path: 'M870 322C820 306 780 316 752 340', fill: '#2c3134', line: 8 },
    { path: disc(892, 332, 4), fill: '#e7c46a' },
    { path: disc(816, 986, 90, 10), fill: '#eef0ee', line: 3, alpha: 0.6 },
  ],
})

const jar = (x: number, lift: number): PictureShape[] => [
  { path: disc(x + 130, 985, 175, 22), fill: '#2a1c16', alpha: 0.35 },
  {
    path: `M${x} ${640 - lift}q0 -50 40 -64h180q40 14 40 64v300q0 40 -40 40h-180q-40 0 -40 -40Z`,
    fill: ['#7c2f4a', '#3f1428'],
  },
  { path: `M${x + 22} ${640 - lift}q0 -36 20 -44v330q-20 0 -20 -30Z`, fill: '#ffffff', alpha: 0.16 },
  { path: `M${x + 20} ${520 - lift}h220l14 62h-248Z`, fill: ['#e8d9b8', '#cbb88f'] },
  { path: box(x + 40, 720 - lift, 180, 110), fill: '#f4ecdb' },
]

const plums = (): SamplePicture => ({
  page: '2024-07-28',
  caption: 'Evidence',
  shapes: [
    ground('#efe3cb', '#e2cfa9'),
    { path: `M980 0h420v520h-420Z`, fill: ['#dfe6dc', '#c3d0c2'], alpha: 0.9 },
    { path: 'M1180 0v520M980 250h420', fill: '#f6efe0', line: 14 },
    { path: box(0, 860, width, 340), fill: ['#a9855b', '#7d5d3b'] },
    ...jar(260, 0),
    ...jar(620, 0),
    ...jar(980, 0),
    ...[300, 660, 1020].map(
      (x): PictureShape => ({
        path: `M${x + 20} 760q30 -16 58 0t54 -4M${x + 26} 796h86`,
        ...{ fill: '#3a2a22', line: 5, alpha: 0.85 },
      }),
    ),
    ...[
      [180, 1040],
      [246, 1072],
      [1330, 1050],
      [1420, 1020],
      [1400, 1090],
    ].flatMap(([x = 0, y = 0]): PictureShape[] => [
      { path: disc(x, y + 34, 48, 10), fill: '#2a1c16', alpha: 0.35 },
      { path: disc(x, y, 46, 40), fill: ['#6a3656', '#351528'] },
      { path: `M${x - 20} ${y - 22}q12 -12 26 -8`, fill: '#d9b7cc', line: 5, alpha: 0.6 },
    ]),
  ],
})

const piano = (): SamplePicture => ({
  page: '2026-05-24',
  caption: 'Under the sheet',
  shapes: [
    ground('#3a352f', '#2b2723'),
    { path: 'M1210 90h260v430h-260Z', fill: ['#6f7885', '#a8a08f'] },
    { path: 'M1340 90v430M1210 300h260', fill: '#2b2723', line: 12 },
    { path: box(0, 930, width, 270), fill: ['#4c3f31', '#33291f'] },
    { path: 'M1180 930h290l140 270h-520Z', fill: '#c9b893', alpha: 0.1 },
    { path: disc(720, 1000, 520, 38), fill: '#15120f', alpha: 0.5 },
    // The case, its front, and the keyboard that stands out below it.
    {
      path: 'M360 268C560 256 880 256 1080 268C1092 420 1094 520 1092 640L1160 980C1060 962 960 996 840 978C700 962 600 996 470 978C400 970 340 990 282 984L348 640C346 520 348 420 360 268Z',
      fill: ['#ece4d4', '#b3a791'],
    },
    { path: 'M360 268C560 256 880 256 1080 268L1086 312C880 300 560 300 354 312Z', fill: '#f7f1e4' },
    { path: 'M348 616C600 634 860 634 1092 616L1132 690C880 716 560 716 312 690Z', fill: '#f4ecdc' },
    {
      path: 'M312 690C560 716 880 716 1132 690L1140 726C880 756 560 756 304 726Z',
      fill: '#6d6252',
      alpha: 0.35,
    },
    ...[380, 470, 590, 690, 800, 910, 1010, 1080].map(
      (x, nth): PictureShape => ({
        path: `M${x} ${748 + (nth % 3) * 8}q${(x - 720) / 24} 110 ${(x - 720) / 9} 222`,
        ...{ fill: '#8d8271', line: 7, alpha: 0.42 },
      }),
    ),
    ...[460, 640, 860, 990].map(
      (x, nth): PictureShape => ({
        path: `M${x} 330q${nth % 2 === 0 ? 14 : -12} 130 ${nth % 2 === 0 ? -4 : 6} 270`,
        ...{ fill: '#8d8271', line: 5, alpha: 0.28 },
      }),
    ),
    // The stool.
    { path: disc(720, 1130, 190, 20), fill: '#15120f', alpha: 0.5 },
    { path: 'M600 1010L586 1130M840 1010L854 1130', fill: '#1c1612', line: 18 },
    { path: 'M572 968q148 -22 296 0v44q-148 16 -296 0Z', fill: ['#5b3b33', '#3a2420'] },
  ],
})

const cup = (x: number): PictureShape[] => [
  { path: disc(x + 170, 905, 235, 34), fill: '#1a1613', alpha: 0.35 },
  { path: `M${x + 318} 650q110 -20 104 70q-8 96 -132 96`, fill: '#3d5f8f', line: 30 },
  {
    path: `M${x} 580h340q6 200 -66 290q-20 26 -60 26h-88q-40 0 -60 -26q-72 -90 -66 -290Z`,
    fill: ['#5b82b8', '#2c4a78'],
  },
  { path: disc(x + 170, 580, 170, 36), fill: '#274066' },
  { path: disc(x + 170, 588, 146, 26), fill: '#4a2f22' },
  { path: `M${x + 40} 640q2 130 44 200`, fill: '#dfe9f6', line: 12, alpha: 0.35 },
]

const cups = (): SamplePicture => ({
  page: '2026-11-14',
  caption: 'Two of the six',
  shapes: [
    ground('#2c2621', '#4a3a2c'),
    { path: box(0, 760, width, 440), fill: ['#8a6a48', '#5d452d'] },
    { path: 'M110 900L1330 830L1530 1100L300 1180Z', fill: ['#e8e0d0', '#cbbfa9'] },
    ...[0, 1, 2, 3].map(
      (nth): PictureShape => ({
        path: `M${170 + nth * 34} ${940 + nth * 48}L${1366 + nth * 34} ${866 + nth * 50}`,
        ...{ fill: '#9c4a4a', line: 6, alpha: 0.4 },
      }),
    ),
    ...cup(330),
    ...cup(840),
    ...[470, 520, 985, 1040].map(
      (x, nth): PictureShape => ({
        path: `M${x} 530q${nth % 2 === 0 ? 40 : -36} -70 0 -140t0 -130`,
        ...{ fill: '#f4ecdb', line: 10, alpha: 0.12 },
      }),
    ),
  ],
})

/** The pictures that the person put on pages: always the same. */
export const samplePictures = (): SamplePicture[] => [plums(), bridge(), heron(), piano(), cups()]
