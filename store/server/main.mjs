// The child process that serves the store. The TypeScript loader is active only while our own files load: the PHP workers would inherit a
// loader from the command line and start half a second later.
import { register } from 'tsx/esm/api'

const forget = register()
const { serve } = await import('./serve.ts')
await forget()
await serve()
