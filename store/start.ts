// Before anything else is loaded: what an old Node does not know would end it with a riddle.
import { complaintAboutNode } from './node-version'

const complaint = complaintAboutNode(process.versions.node)
if (complaint === undefined) {
  const { command } = await import('./command')
  await command(process.argv.slice(2))
} else {
  console.error(complaint)
  process.exitCode = 1
}
