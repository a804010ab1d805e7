/**
 * The file as a request body of one of the accepted types. The server checks the content, so a file
 * of any other type is sent as the first one and refused with the call's own message.
 */
export function uploadBody(file: File, types: readonly [string, ...string[]]): Blob {
  return new Blob([file], { type: types.find((type) => type === file.type) ?? types[0] });
}
