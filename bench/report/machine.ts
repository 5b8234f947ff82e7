import { cpus, release, totalmem, type } from 'node:os'

/** The machine in a reader's words. Nothing in it tells whose it is. */
export const machine = (): string => {
  const all = cpus()
  const model = all[0]?.model.replace(/\s+/g, ' ').trim() ?? 'unknown processor'
  return `${all.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release().split('-')[0] ?? ''}, Node ${process.versions.node}`
}
