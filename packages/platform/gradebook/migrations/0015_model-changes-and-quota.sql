CREATE TABLE "model_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"model" text NOT NULL,
	"version" text,
	"before" text,
	"check_held_at" timestamp (3) with time zone,
	"check_calls" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"check" jsonb
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "provider_session" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "seen_model_change" uuid;--> statement-breakpoint
ALTER TABLE "model_drafts" ADD COLUMN "model_version" text;--> statement-breakpoint
CREATE INDEX "session_issuer_provider_session_index" ON "session" USING btree ("issuer","provider_session");--> statement-breakpoint
CREATE INDEX "submissions_stored" ON "submissions" USING btree ("owner_id","file_size") WHERE file_id is not null;--> statement-breakpoint
INSERT INTO "model_changes" ("id", "changed_at", "model") SELECT gen_random_uuid(), min("state_since"), "model" FROM "model_drafts" WHERE "state" = 'drafted' AND "model" IS NOT NULL GROUP BY "model" ORDER BY max("state_since") DESC LIMIT 1;
