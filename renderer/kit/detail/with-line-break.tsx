import type { ReactNode } from 'react';

/** Allows a line break before the host of an email address. */
export const withLineBreak = (address: string): ReactNode => {
  const server = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, server)}
      <wbr />
      {address.slice(server)}
    </>
  );
};
