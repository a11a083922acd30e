import sharp from 'sharp'
import type { SiteContent } from './site-content.ts'
import { pictureOf, sitePages } from './site-pages.tsx'

const [width, height] = [1200, 630]
const [ground, ink, paper] = ['#0e0d0b', '#a9b1ff', '#ece7de']
const drop =
  'M12 1.6C12 1.6 4.4 9.4 4.4 15A7.6 7.6 0 0 0 19.6 15C19.6 9.4 12 1.6 12 1.6ZM12.42 12.86A2.2 2.2 0 1 1 11.58 12.86L11.8 5.4H12.2Z'

export interface SocialPicture {
  /** Its address: '/images/social-about.png'. */
  readonly path: string
  /** PNG of 1200 x 630. */
  readonly png: Buffer
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Words in the display cut of the serif, as a layer that sharp can place. */
async function words(text: string, fontFile: string, points: number, colour: string) {
  return sharp({
    text: {
      text: `<span foreground="${colour}" size="${points}pt" letter_spacing="${-points * 18}">${escaped(text)}</span>`,
      font: 'Inkwell Social',
      fontfile: fontFile,
      width: 900,
      rgba: true,
      spacing: Math.round(points * 0.02),
    },
  })
    .png()
    .toBuffer()
}

async function draw(title: string, fontFile: string): Promise<Buffer> {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <svg x="86" y="76" width="64" height="64" viewBox="0 0 24 24"><path fill="${ink}" fill-rule="evenodd" d="${drop}"/></svg>
    <path d="M92 548H1108" stroke="${ink}" stroke-opacity=".35" stroke-width="1.5"/></svg>`
  const [name, said] = await Promise.all([
    words('Inkwell', fontFile, 34, paper),
    words(title, fontFile, title.length > 44 ? 62 : 76, paper),
  ])
  const { height: tall = 0 } = await sharp(said).metadata()
  return sharp(Buffer.from(mark))
    .composite([
      { input: name, left: 164, top: 88 },
      { input: said, left: 92, top: Math.max(170, 500 - tall) },
    ])
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer()
}

/** One picture for each page that names one of its own. */
export async function drawSocialPictures(content: SiteContent, fontFile: string): Promise<SocialPicture[]> {
  const wanted = new Map<string, string>()
  for (const { meta } of sitePages(content))
    if (meta.image && meta.title && meta.image === pictureOf(meta.path)) wanted.set(meta.image, meta.title)
  return Promise.all([...wanted].map(async ([path, title]) => ({ path, png: await draw(title, fontFile) })))
}
