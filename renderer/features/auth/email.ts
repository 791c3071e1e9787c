/** What the contract takes as an email address: enough to catch a slip, the server judges the rest. */
export const emailPattern = /^\s*[^\s@]+@[^\s@]+\s*$/;
export const maxEmailLength = 254;
