/** Why a line is closed: the codes are part of what page and server agree on. */
export const closing = {
  restart: { code: 1012, reason: "restart" },
  trouble: { code: 1011, reason: "trouble" },
  unreadable: { code: 4400, reason: "not understood" },
  secret: { code: 4401, reason: "no such secret" },
  nowhere: { code: 4404, reason: "no such table" },
  version: { code: 4406, reason: "another version" },
  silent: { code: 4408, reason: "too slow" },
  gone: { code: 4410, reason: "deleted" },
  frozen: { code: 4423, reason: "frozen" },
  fast: { code: 4429, reason: "too fast" },
  full: { code: 4430, reason: "no room" },
} as const;
