/** Hands an address to the browser, which opens the user's mail or phone program for it. */
export const openLink = (address: string, fileName?: string): null => {
  const link = document.createElement('a');
  link.href = address;
  if (fileName !== undefined) link.download = fileName;
  link.click();
  return null;
};

/** Downloads a CSV file. */
export const downloadText = (name: string, parts: readonly string[]): void => {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  openLink(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
