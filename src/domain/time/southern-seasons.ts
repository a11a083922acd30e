/** Zones with four seasons on the southern half of the earth; those near the equator are left out, where nobody says 'last summer' of half a year ago. */
const southern =
  /^(?:Australia\/|Antarctica\/|America\/(?:Argentina\/|Buenos_Aires|Montevideo|Santiago|Punta_Arenas|Coyhaique|Asuncion|Sao_Paulo)|Africa\/(?:Johannesburg|Maseru|Mbabane|Windhoek|Gaborone)|Pacific\/(?:Auckland|Chatham|Norfolk)|Indian\/(?:Reunion|Mauritius)|Atlantic\/(?:Stanley|South_Georgia)|NZ)/

/** True where summer begins in December, told by an IANA zone. */
export const hasSouthernSeasons = (zone: string): boolean => southern.test(zone)
