/** Invitations that this browser made: the server tells a token once, so they are kept here. */

const key = (table: string): string => `bellum.invites.${table}`;

export function invitesOf(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepInvites(table: string, invites: Record<string, string>): void {
  if (!Object.keys(invites).length) return;
  try {
    localStorage.setItem(key(table), JSON.stringify(invites));
  } catch {
    // storage switched off: a new invitation can be made at the table
  }
}

export function keepInvite(table: string, seat: string, token: string): Record<string, string> {
  const invites = { ...invitesOf(table), [seat]: token };
  keepInvites(table, invites);
  return invites;
}

export function forgetInvites(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // nothing was kept
  }
}
