/** Types of values, as the GGUF format numbers them. */
const valueType = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const
/** The type of a tensor of 32-bit floats. */
const tensorOfFloats = 0
const alignment = 32

interface Tensor {
  readonly name: string
  readonly shape: readonly number[]
  readonly values: Float32Array<ArrayBuffer>
}

/** Bytes that grow, little-endian as GGUF wants them. */
class Bytes {
  readonly #parts: Uint8Array[] = []
  length = 0

  add(part: Uint8Array): void {
    this.#parts.push(part)
    this.length += part.length
  }

  #number(bytes: number, write: (view: DataView) => void): void {
    const part = new Uint8Array(bytes)
    write(new DataView(part.buffer))
    this.add(part)
  }

  uint32(value: number): void {
    this.#number(4, (view) => view.setUint32(0, value, true))
  }

  int32(value: number): void {
    this.#number(4, (view) => view.setInt32(0, value, true))
  }

  uint64(value: number): void {
    this.#number(8, (view) => view.setBigUint64(0, BigInt(value), true))
  }

  float32(value: number): void {
    this.#number(4, (view) => view.setFloat32(0, value, true))
  }

  string(text: string): void {
    const letters = new TextEncoder().encode(text)
    this.uint64(letters.length)
    this.add(letters)
  }

  align(): void {
    this.add(new Uint8Array((alignment - (this.length % alignment)) % alignment))
  }

  joined(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.length)
    let at = 0
    for (const part of this.#parts) {
      all.set(part, at)
      at += part.length
    }
    return all
  }
}

/** A file in version 3 of GGUF, in which llama.cpp keeps models: named values, then tensors of 32-bit floats. */
export class GgufFile {
  readonly #values = new Bytes()
  readonly #tensors: Tensor[] = []
  #count = 0

  #name(key: string, type: number): void {
    this.#count += 1
    this.#values.string(key)
    this.#values.uint32(type)
  }

  text(key: string, value: string): void {
    this.#name(key, valueType.string)
    this.#values.string(value)
  }

  whole(key: string, value: number): void {
    this.#name(key, valueType.uint32)
    this.#values.uint32(value)
  }

  fraction(key: string, value: number): void {
    this.#name(key, valueType.float32)
    this.#values.float32(value)
  }

  #list(key: string, type: number, length: number): void {
    this.#name(key, valueType.array)
    this.#values.uint32(type)
    this.#values.uint64(length)
  }

  texts(key: string, values: readonly string[]): void {
    this.#list(key, valueType.string, values.length)
    for (const value of values) this.#values.string(value)
  }

  fractions(key: string, values: readonly number[]): void {
    this.#list(key, valueType.float32, values.length)
    for (const value of values) this.#values.float32(value)
  }

  wholes(key: string, values: readonly number[]): void {
    this.#list(key, valueType.int32, values.length)
    for (const value of values) this.#values.int32(value)
  }

  /** `shape`: how long a row is, then how many rows there are. */
  tensor(name: string, shape: readonly number[], values: Float32Array<ArrayBuffer>): void {
    this.#tensors.push({ name, shape, values })
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const file = new Bytes()
    file.add(new TextEncoder().encode('GGUF'))
    file.uint32(3)
    file.uint64(this.#tensors.length)
    file.uint64(this.#count)
    file.add(this.#values.joined())
    const data = new Bytes()
    for (const { name, shape, values } of this.#tensors) {
      file.string(name)
      file.uint32(shape.length)
      for (const length of shape) file.uint64(length)
      file.uint32(tensorOfFloats)
      file.uint64(data.length)
      data.add(new Uint8Array(values.buffer))
      data.align()
    }
    file.align()
    file.add(data.joined())
    return file.joined()
  }
}
