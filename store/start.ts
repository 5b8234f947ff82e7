// Before any other import: newer syntax would make an old Node fail with an obscure error.
import { complaintAboutNode } from './node-version'

const complaint = complaintAboutNode(process.versions.node)
if (complaint === undefined) {
  const { command } = await import('./command')
  await command(process.argv.slice(2))
} else {
  console.error(complaint)
  process.exitCode = 1
}
