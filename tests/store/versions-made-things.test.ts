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

/** On SQLite the same tests run on a real WooCommerce right after (tests/woocommerce/versions.test.ts). */
const tried = process.env['ALSO_ON_WOOCOMMERCE'] !== undefined && here.length > 1 ? here.slice(1) : here

for (const engine of tried)
  describe(`on ${engine.kind === 'php' ? engine.database : ''}`, () => {
    useOwnStore({ engine })
    restoresWhatTheFlowMade()
    restoresEachKind()
  })
