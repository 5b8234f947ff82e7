/** This computer's PHP with each database that it has. `npm test` says at its end what there is not. */
import { chooseEngine, databaseNames, type Engine } from '../../store/engine'

export const enginesHere = async (): Promise<readonly (Engine & { readonly kind: 'php' })[]> => {
  const found = databaseNames.map((database) => chooseEngine({ engine: 'php', database }).catch(() => undefined))
  const engines = (await Promise.all(found)).map((choice) => choice?.engine)
  return engines.filter((engine) => engine?.kind === 'php')
}
