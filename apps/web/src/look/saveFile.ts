/** Hands a text to whoever asked for it, as a file of this name. */
export function saveFile(text: string, name: string): void {
  saveBlob(new Blob([text], { type: "application/json" }), name);
}

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
