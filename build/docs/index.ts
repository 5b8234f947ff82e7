/**
 * `npm run docs`: generates documents from the code: the glossary, the machines, who may ask what. With `--check`, nothing is
 * written, and outdated documents are an error (part of `npm run check`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pages } from './pages'

const read = (file: string): string => readFileSync(file, 'utf8')

void (async () => {
  const stale = [...(await pages())].filter(([file, text]) => !existsSync(file) || read(file) !== text)
  if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(file, text)
  else if (stale.length > 0) {
    console.error(`Out of date: ${stale.map(([file]) => file).join(', ')}. Run \`npm run docs\`.`)
    process.exitCode = 1
  }
})()
