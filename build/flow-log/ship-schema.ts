import type { Plugin } from 'vite'
import { flowLogSchema } from './schema'

/** Puts the JSON Schema of a flow log's lines beside the client (docs/flow-log.md). */
export const shipSchema = (): Plugin => ({
  name: 'ship-schema',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'flow-log.schema.json', source: JSON.stringify(flowLogSchema()) })
  },
})
