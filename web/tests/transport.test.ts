import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, ApiError } from "../src/client/api";

const fetchMock = vi.fn<typeof fetch>();

function respond(status: number, body: string | null): void {
  fetchMock.mockResolvedValueOnce(new Response(body, { status }));
}

beforeEach(() => vi.stubGlobal("fetch", fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

it("a request that changes something carries the guest's CSRF token", async () => {
  respond(200, JSON.stringify({ name: "Mei", csrf: "token-1", settings: {}, since: 0 }));
  respond(204, null);
  await api.guest();
  await api.deleteGuest();
  const [, deletion] = fetchMock.mock.calls;
  expect(deletion?.[0]).toBe("/api/me");
  expect(deletion?.[1]).toMatchObject({ method: "DELETE", headers: { "X-CSRF-Token": "token-1" }, body: null });
  expect(fetchMock.mock.calls[0]?.[1]?.headers).not.toHaveProperty("X-CSRF-Token");
});

it("a record is sent as a file, everything else as JSON", async () => {
  respond(201, "{}");
  respond(200, "{}");
  const record = new Blob(["game = 'huang'"]);
  await api.uploadRecord(record);
  await api.startTable("a/b", "club");
  const [upload, start] = fetchMock.mock.calls;
  expect(upload?.[1]).toMatchObject({ headers: { "Content-Type": "application/toml" }, body: record });
  expect(start?.[0]).toBe("/api/tables/a%2Fb/start");
  expect(start?.[1]).toMatchObject({ headers: { "Content-Type": "application/json" }, body: '{"level":"club"}' });
});

it("an error is thrown with the server's reason, or with its status if it gives none", async () => {
  respond(409, JSON.stringify({ reason: ["server-seat-taken", {}] }));
  await expect(api.table("x")).rejects.toMatchObject({ status: 409, reason: ["server-seat-taken", {}] });
  respond(502, "<h1>Bad gateway</h1>");
  await expect(api.table("x")).rejects.toMatchObject({ status: 502, reason: ["web-error-status", { status: 502 }] });
});

it("a server that cannot be reached is an error with status 0", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("failed to fetch"));
  const error: unknown = await api.games().catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, reason: ["web-error-offline", {}] });
});
