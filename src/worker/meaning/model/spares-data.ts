/** What a browser may say of its device and connection. TypeScript knows neither. */
interface Said {
  readonly userAgent: string
  readonly userAgentData?: { readonly mobile: boolean }
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether megabytes are fetched only after a yes: on a phone or a tablet, and where the person saves data. */
export const sparesData = ({ userAgent, userAgentData, connection }: Said): boolean =>
  connection?.saveData === true ||
  userAgentData?.mobile === true ||
  /\b(?:Android|iPhone|iPad|iPod|Mobile)\b/.test(userAgent)
