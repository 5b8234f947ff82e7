/** Recordings as files: as they are, or packed by gzip where the name ends so. Big ones are packed when they are kept. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

const packedName = /\.gz$/

/** Names of recordings end so. */
export const recordingName = /\.ndjson(\.gz)?$/

/** The text of a file; throws a sentence when it cannot be had. */
export const readText = (file: string): string => {
  const bytes = readFileSync(file)
  return (packedName.test(file) ? unpacked(bytes) : bytes).toString('utf8')
}

const unpacked = (bytes: Buffer): Buffer => {
  try {
    return gunzipSync(bytes)
  } catch {
    throw new Error('It cannot be unpacked: the file is no whole gzip file.')
  }
}

/** From this many bytes on a recording is packed. */
const big = 64 * 1024

/**
 * Writes a recording; one of the same name in the other form goes.
 * @param place where, without the ending
 * @returns the file
 */
export const writeRecording = (place: string, text: string): string => {
  const isBig = Buffer.byteLength(text) > big
  const [plain, packed] = [`${place}.ndjson`, `${place}.ndjson.gz`]
  mkdirSync(dirname(place), { recursive: true })
  rmSync(isBig ? plain : packed, { force: true })
  writeFileSync(isBig ? packed : plain, isBig ? gzipSync(text, { level: 9 }) : text)
  return isBig ? packed : plain
}
