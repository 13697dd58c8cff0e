// The scenario being edited, its problems as the server sees them, and undo. It is kept in the
// browser until another one is loaded.

import * as api from "@/net/api";
import { sharedOptions } from "@/dom/shareLinks";
import { locale } from "@/i18n/texts.svelte";
import type { UploadProblem } from "@/net/wire";
import type { MapActions } from "@/boards/maps/mapPointer.svelte";
import type { Scenery } from "@/games/machiavelli/types";
import { type Brush, painted, type Scenario, scenarioOf } from "./scenario";

const GAME = "machiavelli";
const OPTION = "custom_scenario";
const PLACE = "ludoteca.workshop.machiavelli";
/** Debounce of the checks by the server, in milliseconds. */
const CALM = 350;
const MOST_STEPS_BACK = 100;
const NOWHERE: ReadonlySet<string> = new Set();

export class ScenarioEditor implements MapActions {
  scenario = $state.raw<Scenario>(scenarioOf({}));
  problems = $state.raw<readonly UploadProblem[]>([]);
  /** Whether the server has accepted the scenario as it is now. */
  isRight = $state(false);
  trouble = $state.raw<api.ApiError | null>(null);

  /** The power and the kind of thing that a tap places. */
  power = $state(0);
  brush = $state<Brush>("land");

  scenery = $state.raw<Scenery | null>(null);
  terms = $state.raw<Record<string, Record<string, string>>>({});

  #before = $state.raw<readonly Scenario[]>([]);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** The problems of a field; with `isWhole`, those inside it too. */
  at(place: string, isWhole = false): readonly UploadProblem[] {
    const inside = `${place}.`;
    return this.problems.filter(
      (one) => one.place === place || (isWhole && one.place.startsWith(inside)),
    );
  }

  change(scenario: Scenario): void {
    this.#before = [...this.#before.slice(-MOST_STEPS_BACK), this.scenario];
    this.#show(scenario);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#show(last);
  }

  /** Load another scenario; undo brings the former one back. */
  load(given: Record<string, unknown>): void {
    this.change(scenarioOf(given));
    this.power = 0;
  }

  /** Load the scenario of the address, or else the one kept in the browser. */
  async begin(otherwise: Record<string, unknown>): Promise<void> {
    const brought = (await sharedOptions(location.hash))[OPTION];
    const kept = localStorage.getItem(PLACE);
    this.#show(scenarioOf(kept ? JSON.parse(kept) : otherwise));
    if (!brought) return;
    this.load(brought as Record<string, unknown>);
    history.replaceState(null, "", location.pathname);
  }

  #show(scenario: Scenario): void {
    const isOther = JSON.stringify(scenario.map) !== JSON.stringify(this.scenario.map);
    this.scenario = scenario;
    this.isRight = false;
    if (this.power >= scenario.powers.length) this.power = scenario.powers.length - 1;
    localStorage.setItem(PLACE, JSON.stringify(scenario));
    if (isOther) void this.draw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), CALM);
  }

  /** The map's drawing and the names of its provinces. */
  async draw(): Promise<void> {
    try {
      const { scenery, terms } = await api.workshopBoard(
        GAME,
        OPTION,
        { ...this.scenario },
        locale(),
      );
      this.scenery = scenery as Scenery | null;
      this.terms = terms;
      this.trouble = null;
    } catch (error) {
      this.trouble = error as api.ApiError;
    }
  }

  /** Ask the server for problems; only the reply to the last question counts. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    const asked = this.scenario;
    try {
      const found = await api.upload(GAME, OPTION, { text: JSON.stringify(asked) }, locale());
      if (number !== this.#asked) return;
      this.problems = found.problems;
      this.isRight = found.document !== null && asked === this.scenario;
      this.trouble = null;
    } catch (error) {
      this.trouble = error as api.ApiError;
    }
  }

  // Pointing at the map: every province can be painted, none leads to another

  readonly open: ReadonlySet<string> = $derived(
    new Set(this.scenery?.provinces.map(({ id }) => id) ?? []),
  );
  readonly sources = NOWHERE;
  readonly source = "";
  /** The last change, for the announcement. */
  painted = $state("");

  targets(): ReadonlySet<string> {
    return NOWHERE;
  }

  tap(province: string): void {
    if (!province) return;
    this.change(painted(this.scenario, this.brush, province, this.power));
    this.painted = province;
  }

  connect(): void {}

  clear(): void {}
}
