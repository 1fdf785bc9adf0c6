CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text,
	"called_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bound" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer
);
--> statement-breakpoint
CREATE TABLE "model_drafts" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"review_number" integer NOT NULL,
	"grade_version" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"state_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"losses" integer DEFAULT 0 NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp (3) with time zone,
	"bound" integer,
	"model" text,
	"feedback" "bytea"
);
--> statement-breakpoint
CREATE TABLE "model_health" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"down_since" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"reason" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "model_health_is_one" CHECK ("model_health"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "has_model_drafts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_drafts" ADD CONSTRAINT "model_drafts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_called_at_index" ON "model_calls" USING btree ("called_at");--> statement-breakpoint
CREATE INDEX "model_calls_owner_id_index" ON "model_calls" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "model_drafts_to_do" ON "model_drafts" USING btree ("next_at") WHERE state in ('waiting', 'drafting');