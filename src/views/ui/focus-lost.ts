/** Whether nothing has the focus, as after its element was removed: it would go on at the start of the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body
