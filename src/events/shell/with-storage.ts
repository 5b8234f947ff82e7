/** The storage's part of the glossary: what happens to the facts themselves in this browser. */
import * as world from './world'

export const withStorage = [
  world.StorageLost,
  world.UnsavedWorkAccepted,
  world.SessionsRemoved,
  world.SessionsBroughtBack,
]
