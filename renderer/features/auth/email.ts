/** A loose check that catches typing errors; the server validates the address. */
export const emailPattern = /^\s*[^\s@]+@[^\s@]+\s*$/;
export const maxEmailLength = 254;
