import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replay as replayHere } from '../../src/replay/cli/replay'
import { toFile } from '../../src/replay/file/to-file'
import { options, wholeFlow } from './recordings'

let folder: string
let file: string
let broken: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'))
  file = join(folder, 'fine.ndjson')
  broken = join(folder, 'broken.ndjson')
  const text = toFile(await wholeFlow(), { ...options, masked: false })
  writeFileSync(file, text)
  writeFileSync(broken, text.replace('"settles":"page', '"settles":"no-page'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('npm run replay', () => {
  it('given a recording, then screens, calls and laws are printed, and all laws hold', { tags: ['V-03'] }, async () => {
    const { out, code } = await replay(file)
    expect(out).toMatch(/4 {3}\d:\d\d\.\d{3} {2}loader +\/customize-store\/design\n/)
    expect(out).toMatch(/ThemeInstall +\d+ ms {2}done, fact \d+\n/)
    expect(out).toContain('✓ Undo takes back exactly the last change')
    expect(code).toBe(0)
  })

  it('given --until, then the screen and the state at that fact are printed', { tags: ['V-03'] }, async () => {
    const { out, code } = await replay(file, '--until', '10')
    expect(out).toContain('After fact 10: loader, /customize-store/design')
    expect(out).toMatch(/setUp +\{"stage":"founding"/)
    expect(code).toBe(0)
  })

  it('given --diff and --json, then the differences are printed by JSON path', { tags: ['V-03'] }, async () => {
    const { out } = await replay(file, '--diff', '24..25', '--json')
    const { diff } = JSON.parse(out) as { diff: readonly { path: string; after: unknown }[] }
    expect(diff.find(({ path }) => path === 'designing.design.palette')).toMatchObject({
      before: 'New - Neutral',
      after: 'Slate',
    })
  })

  it('given --where, then the first facts where it holds are printed', { tags: ['V-03'] }, async () => {
    const { out } = await replay(file, '--where', 'event.type === "PaletteChosen" && screen === "designer"')
    expect(out).toMatch(/Where\n +25 {2}designer +PaletteChosen\n\n/)
  })

  it('given a broken law, then the exit code is 1 and the fact is named', { tags: ['V-03'] }, async () => {
    const { out, code } = await replay(broken)
    expect(out).toMatch(/✗ Each request is answered at most once.*\n +settled-once, fact 5 \(StoreReadReceived\): /)
    expect(code).toBe(1)
  })

  it('given --minimize, then the fewest facts that break the law are printed', { tags: ['V-04'] }, async () => {
    const { out, code } = await replay(broken, '--minimize', '--law', 'settled-once')
    expect(out).toMatch(/Fewest facts that break the law: 2\n +1 {2}FlowOpened\n +\d+ {2}\w+\n/)
    expect(code).toBe(1)
  })

  it('given --keep, then the recording becomes a test, masked', { tags: ['V-04'] }, async () => {
    // It writes into the current folder.
    const { err } = await inProcess(file, '--keep', 'kept', { cwd: folder })
    // A large one is packed.
    const [name = ''] = /kept\.ndjson(\.gz)?/.exec(err) ?? []
    expect(err).toContain(join('tests', 'corpus', name))
    const kept = await replay(join(folder, 'tests', 'corpus', name))
    expect(kept).toMatchObject({ code: 0, out: expect.stringContaining('masked') as string })
    rmSync(join(folder, 'tests'), { recursive: true })
  })

  it(
    'given shards of a folder on several threads, then each recording is reported once; the worst decides',
    { tags: ['all', 'V-06'] },
    async () => {
      const many = mkdtempSync(join(tmpdir(), 'replay-many-'))
      for (let index = 0; index < 33; index += 1) writeFileSync(join(many, `r${index}.ndjson`), toFile([], options))
      writeFileSync(join(many, 'z.ndjson'), 'hello')
      const shards = await Promise.all([inProcess(many, '--shard', '1/2'), replay(many, '--shard', '2/2')])
      const told = shards.flatMap(({ out, err }) =>
        [...`${out}${err}`.matchAll(/[^\s,]+\.ndjson/g)].map(([name]) => name),
      )
      expect([...told].sort()).toEqual(
        readdirSync(many)
          .map((name) => join(many, name))
          .sort(),
      )
      expect(shards.map(({ code }) => code)).toEqual([0, 2])
      expect(shards[1].err).toContain('z.ndjson, line 1: This is no flow log')
      expect(shards[0].out).toContain('17 recordings in shard 1 of 2, 0 break a law, 0 cannot be read.')
      rmSync(many, { recursive: true })
    },
  )

  it('given a mistake, then one sentence says what to do', { tags: ['V-03'] }, async () => {
    for (const [place, run] of [
      ['nowhere.ndjson', inProcess],
      ['nowhere.ndjson', replay],
      ['--until=soon', replay],
    ] as const)
      expect(await run(place)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/^.*(nowhere|soon).*\n$/) as string,
      })
  })
})

type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

const replay = async (...args: readonly string[]): Promise<Ended> => {
  let [out, err] = ['', '']
  const code = await replayHere(args, {
    log: (text) => (out += `${text}\n`),
    error: (text) => (err += `${text}\n`),
  })
  return { code, out, err }
}

/** As a person runs it; several times slower. */
const inProcess = (...args: readonly (string | { readonly cwd: string })[]) =>
  new Promise<Ended>((done) => {
    const { cwd } = args.find((one) => typeof one === 'object') ?? { cwd: '.' }
    const own = args.filter((one) => typeof one === 'string')
    const tsx = resolve('node_modules/tsx/dist/cli.mjs')
    const child = spawn(process.execPath, [tsx, resolve('src/replay/cli/main.ts'), ...own], { cwd })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => (out += String(chunk)))
    child.stderr.on('data', (chunk) => (err += String(chunk)))
    child.once('close', (code) => done({ code, out, err }))
  })
