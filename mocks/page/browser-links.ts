/** Hands an address to the browser, which opens the user's mail or phone program for it. */
export const openLink = (address: string, fileName?: string): null => {
  const link = document.createElement('a');
  link.href = address;
  if (fileName !== undefined) link.download = fileName;
  link.click();
  return null;
};

/** Downloads a file; text is CSV. */
export const downloadFile = (name: string, parts: readonly BlobPart[]): void => {
  const type = name.endsWith('.zip') ? 'application/zip' : 'text/csv;charset=utf-8';
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  openLink(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
