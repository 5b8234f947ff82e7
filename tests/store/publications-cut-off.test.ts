/** PHP is killed at some writes of a publication; tests/store/publications-killed.test.ts does so at all of them, on three kinds of databases. */
import { expect, it } from 'vitest'
import { chooseEngine } from '../../store/engine'
import { killable, publishUntil, subjects } from './killed-publications'

const engine = await chooseEngine({ engine: 'php' }).then(
  (choice) => choice.engine,
  () => undefined,
)
const php = engine?.kind === 'php' ? engine.php.program : ''

// On WebAssembly no process of its own can be killed.
for (const { subject, made, rarer } of php === '' ? [] : subjects)
  it(
    `${subject} that is killed after some writes leaves the old store, or the new one`,
    { tags: ['X-10'] },
    async () => {
      const { kill, writes, body, now } = await killable(php, made)
      for (const point of rarer > 1 ? [0.6] : [0.1, 0.9])
        expect(await kill(Math.round(point * writes))).toEqual({ killed: true, at: 'old', later: 'old' })
      if (rarer > 1) return
      expect(await kill(writes - 1)).toMatchObject({ killed: true, later: 'new' })
      expect((await publishUntil(php, body, 0))?.status).toBe(200)
      expect(await now()).toBe('new')
    },
  )
