const strong = /[\p{L}\u200e\u200f]/u
const fromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\u200f]/u

/** From which side words are read: the first letter says it, as in the bidirectional algorithm. Undefined: there is none. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const first = strong.exec(text)?.[0]
  return first === undefined ? first : fromRight.test(first) ? 'rtl' : 'ltr'
}
