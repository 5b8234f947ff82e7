/**
 * The tags that tests may have: the scopes in which they run, and the rows of docs/rows.json that they prove. Vitest refuses every
 * other one. `it('…', { tags: ['all', 'D-21'] }, …)`; a group gives its tags to its tests.
 */
import { readRows } from './rows.ts'
import { tags as scopes } from './scope.ts'

export const tags = [...scopes, ...readRows().map(({ id, text }) => ({ name: id, description: text }))]
