// @module-tag all
/** What the flow made besides the design, in the versions: on SQLite and on MariaDB. */
import { describe } from 'vitest'
import { chooseEngine, databaseNames, type Engine } from '../../store/engine'
import { restoresWhatTheFlowMade } from './made-things'
import { useOwnStore } from './own-store'
import { restoresEachKind } from './restored-kinds'

/** Those that this computer has. */
const here: readonly Engine[] = (
  await Promise.all(
    databaseNames.map((database) =>
      chooseEngine({ engine: 'php', database }).then(
        ({ engine }) => [engine],
        () => [],
      ),
    ),
  )
).flat()

for (const engine of here)
  describe(`on ${engine.kind === 'php' ? engine.database : ''}`, () => {
    useOwnStore({ engine })
    restoresWhatTheFlowMade()
    restoresEachKind()
  })
