/** What browsers a test opened is looked at and closed after it, and their folders removed after its file. */
import { afterAll, afterEach } from 'vitest'
import { removeProfiles } from '../browser/support/new-profile'
import { endOfFile, endOfTest } from '../browser/support/visits-of-the-test'

afterAll(removeProfiles)
afterAll(endOfFile)
afterEach(endOfTest)
