/** What the bench has to know of a flow to walk through it: addresses, what is pressed, what is seen. */
import type { Locator, Page } from 'playwright-core'
import type { Probe } from '../browser/seen'

export type Room = 'palette' | 'fonts' | 'header' | 'footer' | 'homepage'

export type Flow = {
  readonly name: string
  readonly intro: string
  readonly startButton: (page: Page) => Locator
  readonly designer: string
  /** Whether the intro can be used: its button is there, and can be pressed. */
  readonly introUsable: Probe<null>
  /** Whether the designer's choices can be made: the way to the first room is there. */
  readonly choosable: Probe<null>
  /** Whether the designer's page is drawn, and no loader is before it. */
  readonly drawn: Probe<null>
  /** Whether the design is seen: the page is drawn, or its last picture with all that it shows. */
  readonly seen: Probe<null>
  /** Waits until nothing goes on behind the designer. */
  readonly allThere: (page: Page) => Promise<void>
  readonly roomButton: (page: Page, room: Room) => Locator
  readonly back: (page: Page) => Locator
  /** What a room is seen by, as selectors: palettes, fonts, patterns. */
  readonly choices: Readonly<Record<Room, string>>
  /** The choices of a room that are not in use. */
  readonly otherChoices: (page: Page, room: Room) => Locator
  readonly category: (page: Page, nth: number) => Locator
  readonly save: (page: Page) => Locator
  readonly closed: Probe<null>
  /** Puts away what greets a merchant once, such as a tour. */
  readonly settle: (page: Page) => Promise<void>
}
