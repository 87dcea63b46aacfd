CREATE TABLE "access_reminders" (
	"child_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"days_before" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_reminders_child_id_expires_at_days_before_pk" PRIMARY KEY("child_id","expires_at","days_before")
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text,
	"language" text NOT NULL,
	"type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"session_id" text,
	"monthly_id" text,
	"payments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unpaid_invoice" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "donations_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "donations_monthly_id_unique" UNIQUE("monthly_id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"order_id" text PRIMARY KEY NOT NULL,
	"giver_name" text,
	"greeting" text,
	"code_hash" text NOT NULL,
	"code_sealed" text,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "gifts_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "trivia_rounds" (
	"child_id" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"answers" jsonb NOT NULL,
	"score" integer NOT NULL,
	"total" integer NOT NULL,
	"counted" boolean NOT NULL,
	"played_day" date NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trivia_rounds_child_id_key_pk" PRIMARY KEY("child_id","key")
);
--> statement-breakpoint
ALTER TABLE "mistake_reports" ALTER COLUMN "lesson_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD COLUMN "saint_day" text;--> statement-breakpoint
ALTER TABLE "access_reminders" ADD CONSTRAINT "access_reminders_child_id_user_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trivia_rounds" ADD CONSTRAINT "trivia_rounds_child_id_user_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donations_newest" ON "donations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "donations_user_id" ON "donations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "donations_waiting" ON "donations" USING btree ("created_at") WHERE "donations"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "trivia_rounds_counted" ON "trivia_rounds" USING btree ("child_id","day") WHERE "trivia_rounds"."counted";