/** Kilobits a second by the index in a frame's header: MPEG 1, layer III (ISO/IEC 11172-3, 2.4.2.3). */
const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const sampleRates = [44_100, 48_000, 32_000]
/** Samples a channel in every frame. */
export const frameSamples = 1_152

/** Places of all frames of an MP3 without tags, MPEG 1 layer III. Throws where something else lies. */
export function mp3Frames(mp3: Uint8Array): number[] {
  const places: number[] = []
  let at = 0
  while (at + 4 <= mp3.length) {
    const [first = 0, second = 0, third = 0] = mp3.subarray(at, at + 3)
    const bitrate = bitrates[third >> 4] ?? 0
    const sampleRate = sampleRates[(third >> 2) & 3] ?? 0
    if (first !== 0xff || (second & 0xfe) !== 0xfa || bitrate === 0 || sampleRate === 0)
      throw new Error(`No MP3 frame begins at byte ${at}.`)
    places.push(at)
    at += Math.floor((144_000 * bitrate) / sampleRate) + ((third >> 1) & 1)
  }
  return places
}

/** Samples that the encoder puts before the first one. */
const encoderDelay = 576
/** A frame of 128 kbit/s, joint stereo, whose sound is silence. */
const emptyFrame = 417

/**
 * The frame that stands before an MP3 of changing bitrate and says how many frames and bytes follow, where each hundredth of its time lies
 * (the Xing header), and how much of its beginning and end is no music (as LAME writes it): so that players know length and places at once.
 */
export function lengthFrame(mp3: Uint8Array, samples: number): Uint8Array {
  const places = mp3Frames(mp3)
  const frame = Buffer.alloc(emptyFrame)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  frame.write('Xing', 36, 'latin1')
  frame.writeUInt32BE(7, 40)
  frame.writeUInt32BE(places.length, 44)
  frame.writeUInt32BE(mp3.length + emptyFrame, 48)
  for (let hundredth = 0; hundredth < 100; hundredth++) {
    const place = places[Math.floor((hundredth * places.length) / 100)] ?? 0
    frame[52 + hundredth] = Math.floor((255 * (place + emptyFrame)) / (mp3.length + emptyFrame))
  }
  frame.write('LAME3.100', 152, 'latin1')
  const padding = Math.min(4_095, Math.max(0, places.length * frameSamples - encoderDelay - samples))
  frame.set([encoderDelay >> 4, ((encoderDelay & 15) << 4) | (padding >> 8), padding & 255], 173)
  return frame
}
