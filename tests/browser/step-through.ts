/** Runs in the page with the flow log: milliseconds from key to key, each time until the row, the fact and the screen stand and are laid out. */
export async function stepThrough(steps: number) {
  const list = document.querySelector<HTMLElement>('.cys-log-timeline')
  const screen = document.querySelector<HTMLElement>('.cys-log-screen')
  if (!list || !screen) throw new Error('No flow log')
  list.focus()
  // A timer would be held back for four milliseconds.
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const times: number[] = []
  for (let step = 0; step < steps; step += 1) {
    const was = screen.dataset['seq']
    const key = step < steps / 2 ? 'ArrowUp' : 'ArrowDown'
    const start = performance.now()
    list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    while (screen.dataset['seq'] === was) await turn()
    document.querySelector('.cys-log')?.getBoundingClientRect()
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return times
}
