import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { places } from '../../store/places'

/** page.ts with all that it needs, as one script. */
export const pageScript = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    // A library says in development what it leaves out in production.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'fp-ts/lib': 'fp-ts/es6' } },
    build: {
      write: false,
      lib: { entry: resolve(places.project, 'bench/log/page.ts'), formats: ['iife'], name: 'bench' },
    },
  })) as Rolldown.RolldownOutput[]
  return built.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code ?? ''
}
