CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"category" text NOT NULL,
	"texts" "bytea" NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status_changed_at" timestamp (3) with time zone,
	"status_changed_by" text,
	CONSTRAINT "contact_messages_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "demo_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"text" "bytea" NOT NULL,
	"review" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone DEFAULT now() + interval '10 minutes' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_messages_status_id_index" ON "contact_messages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "contact_messages_received_at_index" ON "contact_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "demo_reviews_to_do" ON "demo_reviews" USING btree ("created_at") WHERE state in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "demo_reviews_expires_at_index" ON "demo_reviews" USING btree ("expires_at");