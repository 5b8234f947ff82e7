import { heldBy, median, times } from './clock'
import type { Contestant } from './contestant'
import type { Story } from './choices'

export type Measured = {
  readonly name: string
  /** Medians of five runs, in milliseconds. */
  readonly append: number
  readonly replay: number
  readonly open: number
  /** Characters of what is kept. */
  readonly kept: number
  /** Bytes of the heap that the replayed state holds beyond the story. */
  readonly held: number
}

export const measure = async (contestant: Contestant, story: Story): Promise<Measured> => {
  const { name, append, replay, kept, open } = contestant
  const text = kept(story)
  return {
    name,
    append: median(await times(() => append(story))),
    replay: median(await times(() => replay(story))),
    open: median(await times(() => open(text))),
    kept: text.length,
    held: heldBy(() => replay(story)),
  }
}
