/** A name of the time zone database that this program knows, such as Australia/Sydney. */
export function isTimeZone(name: string | undefined): name is string {
  if (name === undefined || !/^[A-Za-z0-9_+/-]{1,64}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
