// The child process that serves the store. TypeScript is understood only while our own files load: the PHP workers would
// inherit a loader given on the command line, and start half a second later for nothing.
import { register } from 'tsx/esm/api'

const forget = register()
const { serve } = await import('./serve.ts')
await forget()
await serve()
