/**
 * Reads and writes recordings: plain, or gzipped if the name ends in `.gz`. Large recordings are compressed when they are stored.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

const packedName = /\.gz$/

/** How the names of recordings end. */
export const recordingName = /\.ndjson(\.gz)?$/

/** The text of a file; throws an error with a sentence if it cannot be read. */
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

/** Recordings with more bytes than this are compressed. */
const big = 64 * 1024

/**
 * Writes a recording, and deletes one of the same name in the other form.
 * @param place the path without extension
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
