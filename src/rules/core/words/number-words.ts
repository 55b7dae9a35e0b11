/** `1 point`, `2 points`. */
export const soMany = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`
