/** `npm run replay -- FILE…`: replays recordings without a browser. `--help` lists the options. */
import { replay } from './replay'

process.exitCode = await replay(process.argv.slice(2), console)
