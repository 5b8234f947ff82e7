import { __, sprintf } from '@wordpress/i18n'
import * as E from 'fp-ts/Either'

/** The text of a file that the user chose, unpacked if it is gzipped; or a sentence if it cannot be unpacked. */
export const textOfFile = async (file: File): Promise<E.Either<string, string>> => {
  if (!(await isPacked(file))) return E.right(await file.text())
  try {
    return E.right(await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text())
  } catch {
    return E.left(
      // translators: %s: name of a file.
      sprintf(
        __('%s could not be unpacked: it is incomplete, damaged or not a gzip file.', 'customize-your-store'),
        file.name,
      ),
    )
  }
}

/** By its first two bytes, whatever its name is: some browsers unpack a download and keep the name. */
const isPacked = async (file: File): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}
