/** The browser's part of the glossary: what becomes of the facts themselves, on this computer. */
import * as world from './world'

export const withStorage = [
  world.StorageLost,
  world.UnsavedWorkAccepted,
  world.SessionsRemoved,
  world.SessionsBroughtBack,
]
