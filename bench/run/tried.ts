/** One row, tried: its numbers are kept, or why there are none. */
import { join } from 'node:path'
import { places } from '../../store/places'
import { traced } from '../browser/traced'
import type { Row, Samples } from '../rows/row'
import { why } from '../why'
import { inDesigner } from './in-designer'

export type Book = {
  readonly keep: (row: Row, samples: Samples) => void
  readonly note: (row: Row, reason: string) => void
}

type Notes = { readonly book: Book; readonly traces: string | null; readonly say: (line: string) => void }

/** Whether it could be measured. */
export const tried = async (
  row: Row,
  visit: Parameters<Row['measure']>[0],
  { book, traces, say }: Notes,
): Promise<boolean> => {
  try {
    if (row.from === 'designer') await inDesigner(visit)
    const found = await traced(visit.page, { folder: traces, say }, `${visit.flow.name}-${row.name}`, () =>
      row.measure(visit),
    )
    book.keep(row, found)
    say(`  ${row.name}: ${told(found)}`)
    return true
  } catch (error) {
    book.note(row, why(error))
    say(`  ${row.name}: ${why(error)} (${await pictured(row, visit)})`)
    return false
  }
}

/** What a person would see now, as the name of a picture of it. */
const pictured = async (row: Row, { page, flow }: Parameters<Row['measure']>[0]): Promise<string> => {
  const name = `bench-failed-${flow.name}-${row.name}.png`
  const isTaken = await page.screenshot({ path: join(places.state, name) }).then(
    () => true,
    () => false,
  )
  return isTaken ? `.store/${name}` : 'no picture'
}

const told = (found: Samples): string =>
  Object.entries(found)
    .map(([name, values]) => `${name} ${values.map((value) => value.toFixed(1)).join(' ')}`)
    .join(', ')
