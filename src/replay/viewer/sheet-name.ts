/** The sheets that the flow log's head opens. */
export type SheetName = 'sessions' | 'export' | 'report'
