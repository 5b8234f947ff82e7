// @module-tag all
/** PHP is killed after each write of a publication: the store is byte for byte as before, or wholly published. */
import { describe, expect, it } from 'vitest'
import { chooseEngine, type Engine } from '../../store/engine'
import { killable, publication, publishUntil, script, subjects, visitAdmin } from './killed-publications'
import { useOwnStore } from './own-store'
import { admin, restore } from './support'

const text = (words: string) => `<!-- wp:paragraph -->\n<p>${words}</p>\n<!-- /wp:paragraph -->`

/** Every one takes six minutes: `EVERY_WRITE=1 npm run test:all -- --added store/publications-killed`. */
const everyWrite = process.env['EVERY_WRITE'] !== undefined

const kinds = [
  { name: 'SQLite', database: 'sqlite', step: everyWrite ? 1 : 10 },
  { name: 'InnoDB', database: 'mariadb', step: everyWrite ? 1 : 20 },
  { name: 'MyISAM', database: 'mariadb', step: everyWrite ? 3 : 26 },
  // As in stores that were moved to InnoDB by halves.
  { name: 'InnoDB with posts on MyISAM', database: 'mariadb', step: everyWrite ? 3 : 34 },
] as const

type Kind = (typeof kinds)[number] & { readonly engine: Extract<Engine, { kind: 'php' }> }

/** The kinds that this computer has. `npm test` says at its end if there is no PHP or no MariaDB. */
const here: readonly Kind[] = (
  await Promise.all(
    kinds.map(async (kind): Promise<readonly Kind[]> => {
      const choice = await chooseEngine({ engine: 'php', database: kind.database }).catch(() => undefined)
      return choice?.engine.kind === 'php' ? [{ ...kind, engine: choice.engine }] : []
    }),
  )
).flat()

for (const { name, step, engine } of here)
  describe(`on ${name}`, () => {
    useOwnStore({ engine })

    const isWhole = name === 'SQLite' || name === 'InnoDB'

    if (isWhole)
      it('what somebody else writes after the kill is theirs, and stays', { tags: ['X-10'] }, async () => {
        const php = engine.php.program
        await restore()
        const owner = await admin()
        expect(await publishUntil(php, await publication(owner), 25)).toBe(null)
        await owner.post('/wp/v2/template-parts/twentytwentyfour//header', { content: text('Theirs') })
        await owner.post('/wp/v2/settings', { title: 'Theirs' })
        await script(php, 'forget-lock', [])
        await visitAdmin(owner)
        const { body } = await owner.get('/wp/v2/template-parts/twentytwentyfour//header?context=edit')
        expect(body).toMatchObject({ content: { raw: text('Theirs') } })
        expect((await owner.get('/wp/v2/settings')).body).toMatchObject({ title: 'Theirs' })
      })

    const prepare = async () => {
      if (!isWhole) await script(engine.php.program, 'engine', ['MyISAM', ...(name === 'MyISAM' ? [] : ['posts'])])
    }

    it.each(subjects)(
      '$subject that is killed after any write leaves the old store, or the new one',
      { tags: ['X-10'], timeout: 1_800_000 },
      async ({ made, rarer }) => {
        const php = engine.php.program
        const killed = await killable(php, made, prepare)
        const ends = new Set<string>()
        // After the answer is stored, and after everything is, as well.
        const steps = Math.ceil(killed.writes / (step * (everyWrite ? 1 : rarer)))
        const points = Array.from({ length: steps }, (_, at) => 1 + at * step * (everyWrite ? 1 : rarer))
        for (const writes of new Set([...points, killed.answered, killed.writes])) {
          const { killed: wasKilled, at, later } = await killed.kill(writes)
          if (isWhole) expect([writes, at]).not.toEqual([writes, 'mixed'])
          expect([writes, later]).not.toEqual([writes, 'mixed'])
          ends.add(`${wasKilled ? 'killed' : 'ended'}: ${later}`)
          if (later === 'old' && (writes % 10 === 1 || writes === killed.answered)) {
            expect((await publishUntil(php, killed.body, 0))?.status).toBe(200)
            expect(await killed.now()).toBe('new')
          }
        }
        expect(ends).toContain('killed: old')
      },
    )

    if (name === 'MyISAM')
      it(
        'what puts the old store back may be killed after any write, too',
        { tags: ['X-10'], timeout: 600_000 },
        async () => {
          const php = engine.php.program
          const killed = await killable(php, publication, prepare)
          const late = Math.round(killed.writes * 0.7)
          for (let writes = 1; writes <= 40; writes += everyWrite ? 1 : 7) {
            const halfway = async () => {
              await script(php, 'recover', [String(writes)])
              await script(php, 'forget-lock', [])
            }
            expect([writes, await killed.kill(late, halfway)]).toMatchObject([writes, { killed: true, later: 'old' }])
          }
        },
      )
  })
