/** Every property that names no seed is tried with that of the source (see `holds`), so that none is red by chance. */
import fc from 'fast-check'
import { seedOfSource } from '../properties/seed-of-source'

const shared = globalThis as { seedOfProperties?: number }
shared.seedOfProperties ??= seedOfSource()
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: shared.seedOfProperties })
