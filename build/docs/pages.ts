/** Every generated document and its text. */
import { join } from 'node:path'
import { format } from 'oxfmt'
import { accessPage } from './access/page'
import { explore, type Diagram } from './explore'
import { glossaryPage } from './glossary'
import { machines } from './machines'
import { machinesPage } from './machines-page'
import { tidy } from './tidy'

export const diagrams = (): readonly Diagram[] => machines.map((machine) => tidy(explore(machine)))

export const pages = async (): Promise<ReadonlyMap<string, string>> => {
  const markdown = async (text: string) => (await format('page.md', text, { printWidth: 120 })).code
  return new Map([
    [join('docs', 'events.md'), await markdown(glossaryPage())],
    [join('docs', 'security.md'), await markdown(accessPage())],
    [join('docs', 'machines.md'), await markdown(machinesPage(diagrams()))],
  ])
}
